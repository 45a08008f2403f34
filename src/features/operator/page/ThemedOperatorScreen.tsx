import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { OperatorScreen } from './OperatorScreen';

/** The operator's page with antd's theme around it. */
export function ThemedOperatorScreen() {
  return (
    <ThemeRoot>
      <OperatorScreen />
    </ThemeRoot>
  );
}
