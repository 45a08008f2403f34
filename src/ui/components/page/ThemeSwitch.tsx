import BulbFilled from '@ant-design/icons/es/icons/BulbFilled';
import DesktopOutlined from '@ant-design/icons/es/icons/DesktopOutlined';
import MoonFilled from '@ant-design/icons/es/icons/MoonFilled';
import { useStored } from '@/storage/useStored';
import { SelectSwitch } from '@/ui/components/controls/SelectSwitch';
import { useMessages } from '@/ui/hooks/useMessages';
import { THEME_CHOICES, type ThemeChoice, themeChoice } from '@/ui/theme/themeStore';

const ICONS = { system: DesktopOutlined, light: BulbFilled, dark: MoonFilled } as const;

/** Switches the theme: that of the device, light or dark; the choice is stored on this device. */
export function ThemeSwitch() {
  const { common } = useMessages();
  const choice = useStored(themeChoice);
  const labels = { system: common.appearanceSystem, light: common.appearanceLight, dark: common.appearanceDark };
  const Icon = ICONS[choice];
  const options = THEME_CHOICES.map((one) => ({ value: one, label: labels[one] }));
  return (
    <SelectSwitch label={common.appearance} value={choice} options={options} onChoose={chooseTheme}>
      <Icon aria-hidden />
    </SelectSwitch>
  );
}

function chooseTheme(choice: ThemeChoice): void {
  themeChoice.set(choice);
}
