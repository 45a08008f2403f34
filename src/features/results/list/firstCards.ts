/** So many cards fill what is shown of them at first, by layout: they are drawn with the total, what follows may wait. */
export const FIRST_CARDS = { phone: 3, tablet: 4, desktop: 4 } as const;
