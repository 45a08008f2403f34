import styles from './FilterSkeleton.module.css';

const GROUPS = [0, 1, 2, 3, 4];

/** Placeholder of the filter panel while its code is loading. */
export function FilterSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {GROUPS.map((group) => (
        <div key={group} className={styles.group}>
          <i className={styles.title} />
          <i className={styles.control} />
        </div>
      ))}
    </div>
  );
}
