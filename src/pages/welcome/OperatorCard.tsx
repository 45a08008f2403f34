import { Link } from '@umijs/max';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './gameCard.module.css';

/** Links to the operator page, as the last card of the grid. */
export function OperatorCard() {
  const { welcome } = useMessages();
  return (
    <Link className={styles.card} to="/operator">
      <span className={`${styles.arch} ${styles.slate}`}>
        <svg
          className={styles.sheet}
          width="44"
          height="44"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinejoin="round"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M4 5h16v14H4zM4 10h16M10 10v9" />
          <path d="M13 14.5h4" stroke="var(--primary)" />
        </svg>
      </span>
      <span className={styles.name}>{welcome.operator}</span>
      <span className={styles.facts}>{welcome.operatorNote}</span>
    </Link>
  );
}
