import { LazyOperatorScreen } from '@/operator/LazyOperatorScreen';

export default function OperatorPage() {
  return <LazyOperatorScreen />;
}
