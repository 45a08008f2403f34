import styles from './LineIcon.module.css';

const DRAWINGS = {
  down: 'M4 6l4 4 4-4',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM10.5 10.5 14 14',
  close: 'M4 4l8 8M12 4l-8 8',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5z',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM8 1v1.2M8 13.8V15M1 8h1.2M13.8 8H15M3 3l.9.9M12.1 12.1l.9.9M13 3l-.9.9M3.9 12.1 3 13',
  system: 'M2.5 3h11v8h-11zM6 14h4M8 11v3',
  up: 'M4 10l4-4 4 4',
  left: 'M10 4 6 8l4 4',
  right: 'M6 4l4 4-4 4',
  check: 'M3.5 8.5 6.5 11.5 12.5 5',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5H2.5v-8h8V3',
  share: 'M8 10V2.5M5 5l3-3 3 3M3 8.5v5h10v-5',
  filter: 'M2 4h12M4.5 8h7M6.5 12h3',
  sort: 'M5 3v10M2.5 10.5 5 13l2.5-2.5M11 13V3M8.5 5.5 11 3l2.5 2.5',
  compare: 'M2.5 3.5h4v9h-4zM9.5 3.5h4v9h-4z',
  heart: 'M8 13.4 2.9 8.3a3.3 3.3 0 0 1 4.7-4.7l.4.4.4-.4a3.3 3.3 0 0 1 4.7 4.7z',
  keys: 'M1.5 4h13v8.5h-13zM4 7h.01M6.7 7h.01M9.3 7h.01M12 7h.01M5 10h6',
  talk: 'M2.5 3h11v8H8l-3 2.5V11H2.5z',
  cards: 'M2.5 2.5h4.5v4.5H2.5zM9 2.5h4.5v4.5H9zM2.5 9h4.5v4.5H2.5zM9 9h4.5v4.5H9z',
  table: 'M2.5 3h11M2.5 6.5h11M2.5 10h11M2.5 13.5h11',
  scatter: 'M2.5 2.5v11h11M6 9.4v.2M9 5.9v.2M12 7.9v.2',
  window: 'M2 3h12v10H2zM2 6.5h12M6.5 6.5V13',
} as const;

/** A 16 px line icon of our own in the text's colour. Decoration: a word or a label stands with it. */
export function LineIcon({ name }: { readonly name: keyof typeof DRAWINGS }) {
  return (
    <svg className={styles.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
