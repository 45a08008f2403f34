import type { TileLook } from '@/ui/theme/tileLook';
import styles from './Tile.module.css';
import hues from './TileHues.module.css';
import onCard from './TileOnCard.module.css';

/** Size by use, in px: detail 72 (56 on a phone), card 48 high, pick 44, want 40, name 28, row 26, other 24. */
export type TileSize = 'detail' | 'card' | 'pick' | 'want' | 'name' | 'row' | 'other';

/** How an item relates to a want. `lit`: meets it; `short`: level too low; `missing`: required and not in the offer;
 *  `absent`: optional and not in the offer; `unavailable`: in no offer, or in a sold one. */
export type TileState = 'plain' | 'lit' | 'short' | 'missing' | 'absent' | 'unavailable';

export type TileProps = {
  readonly look: TileLook;
  readonly size: TileSize;
  /** Text of a tile on a card, which is as wide as the text. */
  readonly name?: { readonly text: string; readonly isLong: boolean } | undefined;
  readonly state?: TileState;
  /** Want mode, shown as a ring. */
  readonly want?: 'must' | 'any' | 'nice' | 'never';
  /** Letter on the flag that shows the want's mode. */
  readonly flag?: string;
  /** Text in the lower right corner: the level, or whether the item is in the offer. */
  readonly caption?: string;
  /** Accessible name; without it the tile is decorative. */
  readonly label?: string;
};

/** One item as a small drawing; the element around it makes it a button or list item. */
export function Tile({ look, size, name, state = 'plain', want, flag, caption, label }: TileProps) {
  const small = size === 'name' || size === 'row' || size === 'other';
  const isOnCard = size === 'card';
  const classes = [
    styles.tile,
    styles[size],
    styles[look.shape],
    styles[`lines-${look.lines}`],
    hues[look.hue],
    styles[state],
    small ? styles.small : undefined,
    want === undefined ? undefined : styles[want],
    isOnCard ? onCard.tile : undefined,
    isOnCard && state === 'lit' ? onCard.lit : undefined,
  ];
  const faceClasses = [styles.face, isOnCard ? onCard.face : undefined, name?.isLong ? onCard.long : undefined];
  const nameProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={classes.filter(Boolean).join(' ')} {...nameProps}>
      <span className={faceClasses.filter(Boolean).join(' ')}>
        {name?.text ?? (small ? look.shortText : look.text)}
      </span>
      {flag !== undefined && <span className={styles.flag}>{flag}</span>}
      {caption !== undefined && (
        <span className={`${styles.caption} ${isOnCard ? onCard.caption : ''}`}>{caption}</span>
      )}
    </span>
  );
}
