import styles from './ItemName.module.css';

/** A name on a narrow place: the dot between its parts (阿尔托莉雅·卡斯特) never begins a line. */
export function ItemName({ name }: { readonly name: string }) {
  // Splitting at a group keeps what was found: it stands at the odd places.
  return name.split(/(.[·・＝=])/u).map((part, place) => {
    const key = `${place} ${part}`;
    return place % 2 === 1 ? (
      <span key={key} className={styles.held}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
