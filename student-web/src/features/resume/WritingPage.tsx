import type { ReactNode } from 'react';
import type { Application, Student } from '../../lib/api-types.ts';
import { NotNow } from './NotNow.tsx';
import { ResumeFrame } from './ResumeFrame.tsx';
import { ResumePage } from './ResumePage.tsx';

interface WritingPageProps {
  title: string;
  /** What there is to do, while the resume is still the student's to write. */
  lead: string;
  children: (application: Application, own: Student) => ReactNode;
}

/** A page on which a resume is written; says so where it is out of the student's hands. */
export function WritingPage({ title, lead, children }: WritingPageProps) {
  return (
    <ResumePage>
      {(application, own) => {
        const isWriting = application.events_allowed.includes('submit');
        return (
          <ResumeFrame application={application} title={title} lead={isWriting && lead}>
            {isWriting ? children(application, own) : <NotNow applicationId={application.id} />}
          </ResumeFrame>
        );
      }}
    </ResumePage>
  );
}
