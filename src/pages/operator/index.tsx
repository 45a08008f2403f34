import { LazyOperatorScreen } from '@/features/operator/page/LazyOperatorScreen';

export default function OperatorPage() {
  return <LazyOperatorScreen />;
}
