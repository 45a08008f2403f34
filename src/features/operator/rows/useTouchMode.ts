import { useEffect, useState } from 'react';
import { hasCoarsePointer } from '@/ui/hooks/hasCoarsePointer';

/** Whether the page is used by finger or pen at the moment, where a focused text field would bring up the on-screen keyboard.
 *  @returns  the mode, and a function that ends it when a key of a keyboard is pressed */
export function useTouchMode(): readonly [boolean, () => void] {
  const [isTouch, setIsTouch] = useState(hasCoarsePointer);
  useEffect(() => {
    const press = ({ pointerType }: PointerEvent) => setIsTouch(pointerType !== 'mouse');
    window.addEventListener('pointerdown', press, true);
    return () => window.removeEventListener('pointerdown', press, true);
  }, []);
  return [isTouch, () => setIsTouch(false)];
}
