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

/** An option that never takes the focus itself, which stays on the field or the list (aria-activedescendant). Scrolls into view when it becomes active. */
export function ListboxOption({ id, isActive, isEmpty = false, onChoose, children }: ListboxOptionProps) {
  const optionRef = useRef<HTMLDivElement>(null);
  const wasActiveRef = useRef(isActive);
  useEffect(() => {
    // Not on mount: the first row is already in view, and scrolling would disturb a drawer that is still opening.
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
