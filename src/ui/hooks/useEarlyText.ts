import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Takes over what was typed into the field before the page was hydrated.
 *  @param text      the text that the field was rendered with
 *  @param onText    receives the text in the field and the caret's offset in UTF-16 units, if the text is another one
 *  @param onFocus   called if the field already has the focus */
export function useEarlyText(
  fieldRef: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string, cursor: number) => void,
  onFocus?: () => void,
): void {
  const takeOver = useEffectEvent(() => {
    const field = fieldRef.current;
    if (field === null) return;
    if (document.activeElement === field) onFocus?.();
    if (field.value !== text) onText(field.value, field.selectionStart ?? field.value.length);
  });
  useLayoutEffect(() => takeOver(), []);
}
