import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { PdfCard } from '../../components/resume/PdfCard.tsx';

interface Props {
  application: Application;
  /** Of the profile, which is printed too. */
  profileVersion: number;
  /** Made at once, without asking for it. */
  isOpenAtFirst?: boolean;
  /** Of the frame the pages scroll in; without it they stand in the page at full length. */
  height?: string | { lg: string };
}

/** The resume of an application, made anew after each save. */
export function PdfPreview({ application, profileVersion, ...frame }: Props) {
  const { id, version, resume, state } = application;
  const source = {
    key: ['resume pdf', id, version, resume.version, profileVersion, state],
    read: () => api.query('user__get_application_resume_pdf', { application_id: id }),
  };
  return <PdfCard source={source} {...frame} />;
}
