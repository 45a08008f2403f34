import styles from './ItemName.module.css';

/** An item's name for narrow columns: the dot between its parts (阿尔托莉雅·卡斯特) never starts a line. */
export function ItemName({ name }: { readonly name: string }) {
  // Splitting at a group keeps the separators, at odd indexes.
  return name.split(/(.[·・＝=])/u).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? (
      <span key={key} className={styles.separator}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
