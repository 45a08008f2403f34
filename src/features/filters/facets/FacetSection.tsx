import { type ReactNode, useRef } from 'react';
import { TextButton } from '@/ui/components/controls/TextButton';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './FacetSection.module.css';

export type FacetSectionProps = {
  readonly title: string;
  /** What stands right of the title: a switch, or a few quiet words. */
  readonly aside?: ReactNode;
  /** Drops what is chosen in the group; absent while nothing is. */
  readonly onClear?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** One group of the filters with its heading. */
export function FacetSection({ title, aside, onClear, children }: FacetSectionProps) {
  const { shop } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    onClear?.();
    // The button goes with what it has dropped.
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.section} aria-label={title}>
      <header className={styles.head}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {aside}
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
