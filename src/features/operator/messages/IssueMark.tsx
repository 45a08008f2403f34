import type { IssueSeverity } from '@/importer/issues/rowIssue';
import styles from './IssueMark.module.css';

/** Icon of an error or a warning, distinguished by shape as well as colour. Decorative: text is next to it. */
export function IssueMark({ severity }: { readonly severity: IssueSeverity }) {
  return (
    <svg className={`${styles.mark} ${styles[severity]}`} width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
      {severity === 'error' ? (
        <path d="M5 1.5h6L14.5 5v6L11 14.5H5L1.5 11V5zM5.5 5.5l5 5M10.5 5.5l-5 5" />
      ) : (
        <path d="M8 2 15 14H1zM8 6.5v3.5M8 11.9v.2" />
      )}
    </svg>
  );
}
