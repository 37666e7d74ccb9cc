import type { ReactNode } from 'react';
import { Failure, Loading } from '../../components/states.tsx';
import type { MasterNames } from '../../lib/master-data.ts';

/** The fields once their choices are here: until then a choice that is made would look like none. */
export function MasterDataGate({ master, children }: { master: MasterNames; children: ReactNode }) {
  if (master.isReady) return children;
  return master.error ? <Failure error={master.error} onRetry={() => master.retry()} isPart /> : <Loading />;
}
