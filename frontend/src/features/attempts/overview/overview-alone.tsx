import { DataProvider } from '@/lib/query/data-provider.tsx';
import { Overview, type OverviewProps } from './overview.tsx';

/** The overview on a page that does without the query cache otherwise. */
export function OverviewAlone(props: OverviewProps) {
  return (
    <DataProvider>
      <Overview {...props} />
    </DataProvider>
  );
}
