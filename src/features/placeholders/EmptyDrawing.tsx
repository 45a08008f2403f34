/** Decorative drawing of an empty display for empty lists. */
export function EmptyDrawing() {
  return (
    <svg
      width="72"
      height="72"
      viewBox="0 0 72 72"
      fill="none"
      stroke="var(--text-tertiary)"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M16 58V34a20 20 0 0 1 40 0v24" strokeDasharray="4 5" />
      <path d="M6 58h60" stroke="var(--primary)" strokeWidth="3" />
      <path d="M28 58v-6h16v6" />
    </svg>
  );
}
