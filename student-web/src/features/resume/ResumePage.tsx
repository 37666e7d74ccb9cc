import type { ReactNode } from 'react';
import { Failure, Loading } from '../../components/states.tsx';
import type { Application, Student } from '../../lib/api-types.ts';
import { useResumePage } from './use-resume-page.ts';

/** A page of a resume, once the application of the address and whose it is are there. */
export function ResumePage({
  children,
}: {
  children: (application: Application, own: Student) => ReactNode;
}) {
  const { data: application, error, refetch, own } = useResumePage();
  if (error && !application) return <Failure error={error} onRetry={() => void refetch()} />;
  return application && own ? children(application, own) : <Loading />;
}
