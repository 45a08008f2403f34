import { ThemeRoot } from '@/ui/theme/ThemeRoot';
import { OperatorScreen } from './OperatorScreen';

/** The operator page with antd's theme. */
export function ThemedOperatorScreen() {
  return (
    <ThemeRoot>
      <OperatorScreen />
    </ThemeRoot>
  );
}
