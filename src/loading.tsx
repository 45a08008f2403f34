import { PageSkeleton } from '@/ui/components/page/PageSkeleton';

/** What Umi draws while a page's chunk is on its way. */
export default function Loading() {
  return <PageSkeleton />;
}
