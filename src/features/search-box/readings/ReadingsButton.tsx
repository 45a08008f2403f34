import QuestionCircleOutlined from '@ant-design/icons/es/icons/QuestionCircleOutlined';
import { IconButton } from '@/ui/components/controls/IconButton';
import { useReadingsMessages } from './messages/useReadingsMessages';

/** The button in the search box that opens `ReadingsDrawer`. */
export function ReadingsButton({ onOpen }: { readonly onOpen: () => void }) {
  const { title } = useReadingsMessages();
  return <IconButton label={title} icon={<QuestionCircleOutlined aria-hidden />} hasPopup onClick={onOpen} />;
}
