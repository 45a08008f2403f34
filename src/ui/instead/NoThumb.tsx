/** Stands in for the thumb that slides between the options of antd's Segmented (decision 0009): the chosen option shows by
 *  its own ground at once. */
export default function NoThumb(): null {
  return null;
}
