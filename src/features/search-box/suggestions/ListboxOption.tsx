import { type ReactNode, useEffect, useRef } from 'react';
import styles from './SuggestionRow.module.css';

type ListboxOptionProps = {
  readonly id: string;
  readonly isActive: boolean;
  /** An option without offers is grey but can be chosen. */
  readonly isEmpty?: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
};

/** An option of a list that keeps the focus elsewhere (aria-activedescendant). Scrolls into view when it becomes active. */
export function ListboxOption({ id, isActive, isEmpty = false, onChoose, children }: ListboxOptionProps) {
  const optionRef = useRef<HTMLDivElement>(null);
  const wasActiveRef = useRef(isActive);
  useEffect(() => {
    // A row that is active from the start is the first one, and its drawer may still be opening.
    if (isActive && !wasActiveRef.current) optionRef.current?.scrollIntoView?.({ block: 'nearest' });
    wasActiveRef.current = isActive;
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the element that has the focus, the field or the list
    <div
      ref={optionRef}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`${styles.row} ${isActive ? styles.active : ''} ${isEmpty ? styles.zero : ''}`}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
