import { type RefObject, useRef } from 'react';

const BY_PX = 160;

/** What scrolls a wide table sideways: the rows do, and the head, which stands still above them, goes along. */
export type Sideways = {
  readonly head: RefObject<HTMLDivElement | null>;
  readonly body: RefObject<HTMLDivElement | null>;
  readonly follow: () => void;
  /** @returns  whether the key was one that scrolls sideways */
  readonly press: (key: string) => boolean;
};

/** Couples the head of a table with its rows. */
export function useSideways(): Sideways {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const follow = () => {
    if (head.current !== null) head.current.scrollLeft = body.current?.scrollLeft ?? 0;
  };
  const press = (key: string) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    body.current?.scrollBy({ left: key === 'ArrowLeft' ? -BY_PX : BY_PX });
    return true;
  };
  return { head, body, follow, press };
}
