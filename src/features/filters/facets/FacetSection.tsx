import { type ReactNode, useRef } from 'react';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FacetSection.module.css';

export type FacetSectionProps = {
  readonly title: string;
  /** Shown beside the title: a switch or a short remark. */
  readonly extra?: ReactNode;
  /** Clears the group; absent while nothing is selected. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Frames a filter group with its heading and clear button. */
export function FacetSection({ title, extra, onClear, children }: FacetSectionProps) {
  const { shop } = useMessages();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    onClear?.();
    // The button that had the focus disappears.
    headingRef.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.header}>
        <h2 ref={headingRef} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {extra}
        {onClear !== undefined && (
          <TextButton aria-label={shop.clearGroup(title)} onClick={clear}>
            {shop.clear}
          </TextButton>
        )}
      </header>
      {children}
    </section>
  );
}
