import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import DotChartOutlined from '@ant-design/icons/es/icons/DotChartOutlined';
import TableOutlined from '@ant-design/icons/es/icons/TableOutlined';
import type { View } from '@/domain/query';

const ICONS = { cards: AppstoreOutlined, table: TableOutlined, scatter: DotChartOutlined } as const;

/** The icon of a results view. Decorative: the name of the view accompanies it. */
export function ViewIcon({ view }: { readonly view: View }) {
  const Icon = ICONS[view];
  return <Icon aria-hidden />;
}
