/** A page that the benchmark loads. */
export type LoadPage = {
  readonly kind: 'welcome' | 'shop' | 'deep';
  readonly path: string;
  /** Name to type into the search box of the page; null for a page that is measured without typing. */
  readonly typedName: string | null;
};

export const PAGES: readonly LoadPage[] = [
  { kind: 'welcome', path: '/welcome', typedName: null },
  { kind: 'shop', path: '/game/FateGO', typedName: '梅林' },
  { kind: 'shop', path: '/game/UmaMusume', typedName: '特别周' },
  { kind: 'deep', path: '/game/FateGO?want=svt-150*2&price=..800', typedName: null },
];
