import { belongsTo, hasMany, hasOne } from './define.ts';
import { Application } from '../application.ts';
import { ApplicationPresence } from '../application-presence.ts';
import { ApplicationEvent, ApplicationHfMember } from '../application-records.ts';
import { StoredFile } from '../file.ts';
import { HfMember } from '../hf-member.ts';
import { Interview, InterviewPractice } from '../interview.ts';
import { Language } from '../master-data.ts';
import { Recruitment } from '../recruitment.ts';
import { Resume, ResumeQuestionAnswer } from '../resume.ts';
import { ResumeComment, ResumeVersion } from '../resume-history.ts';
import { ResumeQuestion, ResumeQuestionTemplate } from '../resume-question.ts';
import { SavedComment } from '../saved-comment.ts';
import { User } from '../user.ts';

export function associateApplications(): void {
  hasMany(User, 'user_id', { applications: Application });
  hasMany(Recruitment, 'recruitment_id', { applications: Application });
  hasMany(Application, 'application_id', {
    comments: ResumeComment,
    resume_versions: ResumeVersion,
    application_hf_members: ApplicationHfMember,
    application_events: ApplicationEvent,
    interviews: Interview,
    interview_practices: InterviewPractice,
  });
  hasOne(Application, 'application_id', { resume: Resume });
  hasMany(Resume, 'resume_id', { resume_question_answers: ResumeQuestionAnswer });
  hasMany(HfMember, 'hf_member_id', { application_hf_members: ApplicationHfMember });

  belongsTo(Application, { user: User, recruitment: Recruitment });
  belongsTo(Resume, { application: Application });
  belongsTo(ResumeQuestionAnswer, {
    resume: Resume,
    resume_question: ResumeQuestion,
    resume_question_template: ResumeQuestionTemplate,
  });
  belongsTo(ResumeComment, {
    application: Application,
    resume_question_answer: ResumeQuestionAnswer,
    hf_member: HfMember,
    user: User,
  });
  belongsTo(ResumeVersion, {
    application: Application,
    photo_file: StoredFile,
    pdf_file: StoredFile,
    application_event: ApplicationEvent,
  });
  belongsTo(ApplicationHfMember, { application: Application, hf_member: HfMember });
  belongsTo(ApplicationPresence, { application: Application, hf_member: HfMember });
  belongsTo(ApplicationEvent, { application: Application, user: User, hf_member: HfMember });
  belongsTo(SavedComment, { language: Language });
  belongsTo(Interview, { application: Application });
  belongsTo(InterviewPractice, { application: Application, hf_member: HfMember });
}
