import type { Layout } from '@/ui/hooks/useLayout';

/** Returns the height of a row and of the head in px: dense for a mouse, 44 for touch. */
export function rowHeight(layout: Layout): number {
  return layout === 'desktop' ? 40 : 44;
}
