import type { TileLook } from '@/ui/theme/tileLook';
import styles from './Tile.module.css';
import hues from './TileHues.module.css';

/** Where a tile stands, which gives it its size: detail 72 (56 on a phone), card 54 (46), pick 44, want 40, name 28, row 26, rest 24 px. */
export type TileSize = 'detail' | 'card' | 'pick' | 'want' | 'name' | 'row' | 'rest';

/** How a tile answers a want on a shelf. `missing`: asked for and not there; `absent`: only wished for and not there. */
export type TileState = 'plain' | 'lit' | 'short' | 'missing' | 'absent' | 'zero';

export type TileProps = {
  readonly look: TileLook;
  readonly size: TileSize;
  readonly state?: TileState;
  /** The want mode whose ring the tile wears. */
  readonly want?: 'must' | 'any' | 'nice' | 'never';
  /** The character on the want's flag, from the messages. */
  readonly flag?: string;
  /** Level label in the lower right corner. */
  readonly badge?: string;
  /** What a screen reader says; without it the tile is decoration beside words that say the same. */
  readonly label?: string;
};

/** One item as a small drawing; a button or a list item around it makes it more than that. */
export function Tile({ look, size: place, state = 'plain', want, flag, badge, label }: TileProps) {
  const small = place === 'name' || place === 'row' || place === 'rest';
  const classes = [
    styles.tile,
    styles[place],
    styles[look.shape],
    styles[`lines-${look.lines}`],
    hues[look.hue],
    styles[state],
    small ? styles.small : undefined,
    want === undefined ? undefined : styles[want],
  ];
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={classes.filter(Boolean).join(' ')} {...spoken}>
      <span className={styles.face}>{small ? look.one : look.two}</span>
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
