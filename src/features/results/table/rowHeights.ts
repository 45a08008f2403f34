import type { Layout } from '@/ui/hooks/useLayout';

/** Height of a row in px: dense for a pointer, 44 for fingers. The head has the same. */
export function rowHeight(layout: Layout): number {
  return layout === 'desktop' ? 40 : 44;
}
