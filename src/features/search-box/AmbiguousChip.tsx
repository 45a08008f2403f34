import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { itemsOf, type Query } from '@/domain/query';
import { Drawer } from '@/features/drawer/Drawer';
import { wantText } from '@/features/labels/wantText';
import { WantFlag } from '@/ui/components/display/WantFlag';
import { VisuallyHidden } from '@/ui/components/feedback/VisuallyHidden';
import { useLayout } from '@/ui/hooks/useLayout';
import { useMessages } from '@/ui/hooks/useMessages';
import styles from './AmbiguousChip.module.css';
import { CandidateList, type CandidateListProps } from './suggestions/CandidateList';

export type AmbiguousChipProps = Omit<CandidateListProps, 'label' | 'onBlur' | 'onOtherKey'> & {
  readonly onRemove: () => void;
};

/** A chip for a want whose name fits several items, any of which is searched for. It asks which one is meant: it opens the list of items
 *  below itself, or in a drawer on a phone. */
export function AmbiguousChip({ onRemove, onChoose, ...rest }: AmbiguousChipProps) {
  const { shop } = useMessages();
  const phone = useLayout() === 'phone';
  const [open, setOpen] = useState(false);
  const chipRef = useRef<HTMLSpanElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { want } = rest;
  const text = wantText(rest.gameItems, want, rest.labels.locale);
  const label = shop.ambiguousTitle(want.ambiguity?.name ?? text);

  const choose = (next: Query) => {
    setOpen(false);
    onChoose(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    buttonRef.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (!phone && !chipRef.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const list = <CandidateList {...rest} label={label} onChoose={choose} onBlur={onBlur} onOtherKey={onKeyDown} />;
  return (
    <span ref={chipRef} className={styles.chip}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.toggle}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...{ onKeyDown, onBlur }}
      >
        <WantFlag mode={want.mode} />
        <b>{shop.ambiguous(text)}</b>
        <span className={styles.count}>{itemsOf(want).length}</span>
        <VisuallyHidden>{shop.chooseCandidate}</VisuallyHidden>
        <DownOutlined aria-hidden />
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={shop.removeCondition(text)}
        onClick={onRemove}
        {...{ onKeyDown, onBlur }}
      >
        <CloseOutlined aria-hidden />
      </button>
      {open && !phone && (
        <div ref={keepInView} className={styles.popover}>
          {list}
        </div>
      )}
      {phone && (
        <Drawer title={label} placement="bottom" open={open} onClose={() => setOpen(false)}>
          {list}
        </Drawer>
      )}
    </span>
  );
}

const EDGE_PX = 12;

/** Moves an element to the left if it would extend beyond the edge of the window. */
function keepInView(element: HTMLElement | null): void {
  if (element === null) return;
  const over = element.getBoundingClientRect().right - (document.documentElement.clientWidth - EDGE_PX);
  if (over > 0) element.style.left = `${-Math.ceil(over)}px`;
}
