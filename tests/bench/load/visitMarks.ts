/** What the probe has recorded; times in milliseconds since navigation. */
export type VisitMarks = {
  /** First frame with a search box. */
  readonly boxShownAt: number | null;
  /** Last key press. */
  readonly typedAt: number | null;
  /** Frames in which the heading showed another total. */
  readonly totals: readonly { readonly total: number; readonly paintedAt: number }[];
  /** First frame with the price of an offer on the screen. */
  readonly firstOfferAt: number | null;
};

export type VisitWindow = { readonly visitMarks: VisitMarks };

/** Any element that takes text: it may be part of the HTML or be created by a script. */
export const SEARCH_BOX = [
  'input:not([type])',
  'input[type=text]',
  'input[type=search]',
  '[role=searchbox]',
  '[role=combobox]',
  '[role=textbox]',
  'textarea',
].join(',');
