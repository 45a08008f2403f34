/** Stands in for the thumb that slides between the options of antd's Segmented (decision 0009): the chosen option shows by
 *  its own ground at once. */
// biome-ignore lint/style/noDefaultExport: it takes the place of a module that has one
export default function NoThumb(): null {
  return null;
}
