import type { ReactNode } from 'react';

/** Our own drawings, 24 × 24, one per family: lines in the text colour, one shape in the game's accent colour. */
export const FAMILY_DRAWINGS: Readonly<Record<string, ReactNode>> = {
  srw_dd: (
    <>
      <path d="M9 3.2l5.6 3.2v6.5L9 16.1l-5.6-3.2V6.4z" />
      <path d="M15 7.9l5.6 3.2v6.5L15 20.8l-5.6-3.2v-6.5z" />
      <path d="M9.4 11.1 14.6 8.1v4.8L9.4 15.9z" fill="var(--game-accent)" stroke="none" />
    </>
  ),
  umamusume: (
    <>
      <path d="M6.2 20.5C4.2 17.5 3.5 14.6 3.5 12a8.5 8.5 0 0 1 17 0c0 2.6-.7 5.5-2.7 8.5" />
      <path d="M4.5 20.5h3.6M15.9 20.5h3.6" />
      <path
        d="M12 6.8l1.5 3.2 3.5.4-2.6 2.4.7 3.5L12 14.6l-3.1 1.7.7-3.5L7 10.4l3.5-.4z"
        fill="var(--game-accent)"
        stroke="none"
      />
    </>
  ),
  mementomori: (
    <>
      <path d="M4 21V11a8 8 0 0 1 16 0v10" />
      <path d="M10 21v-6.5h4V21" />
      <path d="M2.5 21h19" />
      <path
        d="M12 5.8c1.9 2.3 2.6 3.5 2.6 4.7a2.6 2.6 0 0 1-5.2 0c0-1.2.7-2.4 2.6-4.7z"
        fill="var(--game-accent)"
        stroke="none"
      />
    </>
  ),
  duel_links: (
    <>
      <rect x="2.8" y="3.2" width="10.4" height="13" rx="2.2" />
      <rect x="10.8" y="7.8" width="10.4" height="13" rx="2.2" />
      <path d="M10.8 9.8h2.4v4.6h-2.4z" fill="var(--game-accent)" stroke="none" />
    </>
  ),
  master_duel: (
    <>
      <rect x="7.2" y="2.8" width="9.6" height="14.4" rx="1.8" />
      <path d="M4.2 6.8 2.6 17.5M19.8 6.8l1.6 10.7M6 21h12" />
      <path d="M12 5.8l2.7 4.2L12 14.2 9.3 10z" fill="var(--game-accent)" stroke="none" />
    </>
  ),
  overlord_mass: (
    <>
      <path d="M3.2 8l4.3 4L12 4.5l4.5 7.5 4.3-4-1.6 9.5H4.8z" />
      <path d="M5.5 21h13" />
      <circle cx="12" cy="13.4" r="2" fill="var(--game-accent)" stroke="none" />
    </>
  ),
  fgo: (
    <>
      <circle cx="12" cy="12" r="8.7" />
      <path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3" />
      <path
        d="M12 6.2l1.7 4.1 4.1 1.7-4.1 1.7L12 17.8l-1.7-4.1L6.2 12l4.1-1.7z"
        fill="var(--game-accent)"
        stroke="none"
      />
    </>
  ),
  blue_archive: (
    <>
      <path d="M3 11.5h6.3l1.8 2.3H21V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z" />
      <path d="M14.5 17.5h3" />
      <path
        fillRule="evenodd"
        d="M12 2c4.4 0 8 1.6 8 3.7s-3.6 3.7-8 3.7-8-1.6-8-3.7S7.6 2 12 2zm0 2.1c-3 0-5.3.7-5.3 1.6S9 7.3 12 7.3s5.3-.7 5.3-1.6S15 4.1 12 4.1z"
        fill="var(--game-accent)"
        stroke="none"
      />
    </>
  ),
  imas_prism: (
    <>
      <path d="M9.5 4.5 17 18.5H2z" />
      <path d="M16 9.5l6-2.5M17.6 12.8H22M19 16l3 1.2" />
      <path d="M9.5 9.6l3.3 6.3H6.2z" fill="var(--game-accent)" stroke="none" />
    </>
  ),
  ptcgp: (
    <>
      <path d="M2.8 11.5h3.4c1 2.6 3 4 5.8 4s4.8-1.4 5.8-4h3.4V16a5 5 0 0 1-5 5H7.8a5 5 0 0 1-5-5z" />
      <path
        d="M8.9 2.5l6.9-.8a1.3 1.3 0 0 1 1.4 1.1l1 8.2-1.6.2c-.6 1.6-2.2 2.8-4.6 2.8s-3.9-1-4.6-2.6L7.6 3.9a1.3 1.3 0 0 1 1.3-1.4z"
        fill="var(--game-accent)"
        stroke="none"
      />
    </>
  ),
  gget: (
    <>
      <path d="M2.5 4 10 10.2M21.5 4 14 10.2" />
      <path d="M5.5 11.5v3.8L12 21l6.5-5.7v-3.8" />
      <path d="M12 8.2l3 4.3-3 4.3-3-4.3z" fill="var(--game-accent)" stroke="none" />
    </>
  ),
};

/** A sign in the lower right corner that distinguishes a variant, and the shape that is cut out of the drawing around it. */
export type VariantMark = { readonly sign: ReactNode; readonly cut: ReactNode };

const ROUND_CUT = <circle cx="19.5" cy="19.5" r="5.1" />;
const SQUARE_CUT = <path d="M14.6 14.6H25V25H14.6z" />;

/** Round = normal, square = NORE; solid = jp, hollow = ww; ◆ = stone accounts. */
const JP = { sign: <circle cx="19.5" cy="19.5" r="3.4" fill="currentColor" stroke="none" />, cut: ROUND_CUT };
const WW = {
  sign: (
    <>
      <circle cx="19.5" cy="19.5" r="2.8" />
      <path d="M17.5 19.5h4" />
    </>
  ),
  cut: ROUND_CUT,
};
const STONE = {
  sign: <path d="M19.5 15.6l3.7 3.9-3.7 3.9-3.7-3.9z" fill="currentColor" stroke="none" />,
  cut: <path d="M19.5 13.4l6 6.1-6 6.1-6-6.1z" />,
};
const NORE_JP = {
  sign: <rect x="16.3" y="16.3" width="6.5" height="6.5" rx=".6" fill="currentColor" stroke="none" />,
  cut: SQUARE_CUT,
};
const NORE_WW = {
  sign: (
    <>
      <rect x="16.9" y="16.9" width="5.4" height="5.4" rx=".5" />
      <path d="M17 19.6h5" />
    </>
  ),
  cut: SQUARE_CUT,
};

/** Game id → its mark. Games without variants have none. */
export const VARIANT_MARKS: Readonly<Record<string, VariantMark>> = {
  srw_dd_jp: JP,
  srw_dd_ww: WW,
  UmaMusume_Stone: STONE,
  Mememori_jp: JP,
  Mememori_ww: WW,
  gget_jp: JP,
  gget_ww: WW,
  gget_nore_jp: NORE_JP,
  gget_nore_ww: NORE_WW,
};
