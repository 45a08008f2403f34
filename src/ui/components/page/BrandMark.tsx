/** The logo of Vitrine: a gem in an arch. Decorative: the name accompanies it. */
export function BrandMark({ size = 26 }: { readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--primary)"
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M5 20V11a7 7 0 0 1 14 0v9" />
      <path d="M2.5 20h19" />
      <path d="M12 9.5l2.6 3.5-2.6 3.5L9.4 13z" fill="var(--warning)" stroke="none" />
    </svg>
  );
}
