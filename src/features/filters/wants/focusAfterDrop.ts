import { hasCoarsePointer } from '@/ui/hooks/hasCoarsePointer';

/** Moves the focus before the row that has it goes: to the cross of the next want, else of the one before.
 *  @param row   the row of the want that is dropped
 *  @param last  gets the focus if no other want is left; under fingers the heading above it, for a field would call up the
 *               keyboard that nobody asked for */
export function focusAfterDrop(row: HTMLElement | null, last: HTMLElement | null): void {
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const cross = beside?.querySelector<HTMLElement>('[data-drop] button');
  const end = hasCoarsePointer() ? last?.closest('section')?.querySelector('h2') : last;
  (cross ?? end)?.focus({ preventScroll: true });
}
