import { PageSkeleton } from '@/ui/components/page/PageSkeleton';

/** Rendered by Umi while a page's chunk is loading. */
export default function Loading() {
  return <PageSkeleton />;
}
