import { type ReactNode, useId } from 'react';
import { FAMILY_DRAWINGS, VARIANT_MARKS, type VariantMark } from '@/ui/theme/glyphDrawings';
import styles from './GameGlyph.module.css';

type GameGlyphProps = {
  readonly game: { readonly id: string; readonly family: string; readonly hue: string };
  /** Side in px; variants are indistinguishable below 24. */
  readonly size: number;
};

/** The glyph of a game, inlined so that it uses the colours of the theme; `public/icons` contains the same drawings as files.
 *  Decorative: the name accompanies it. */
export function GameGlyph({ game, size }: GameGlyphProps) {
  const drawing = FAMILY_DRAWINGS[game.family];
  const mark = VARIANT_MARKS[game.id];
  return (
    <svg
      className={styles.glyph}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-game={game.id}
      data-hue={game.hue}
    >
      {mark === undefined ? drawing : <MarkedDrawing mark={mark}>{drawing}</MarkedDrawing>}
    </svg>
  );
}

function MarkedDrawing({ mark, children }: { readonly mark: VariantMark; readonly children: ReactNode }) {
  const mask = useId();
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">
        <path d="M0 0h24v24H0z" fill="#fff" stroke="none" />
        <g fill="#000" stroke="none">
          {mark.cut}
        </g>
      </mask>
      <g mask={`url(#${mask})`}>
        <g transform="scale(.9)" strokeWidth="2.1">
          {children}
        </g>
      </g>
      <g strokeWidth="1.3">{mark.sign}</g>
    </>
  );
}
