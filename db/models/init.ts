import type { Sequelize } from 'sequelize';
import { AccountDeletion, JobIntroductionRecord, ExternalRemoval } from './account-deletion.ts';
import { Backup } from './backup.ts';
import { AdminSession } from './admin-session.ts';
import { ApplicationEvent, ApplicationHfMember } from './application-records.ts';
import { ApplicationOffer } from './application-offer.ts';
import { Application } from './application.ts';
import { Article } from './article.ts';
import { AuditLog } from './audit-log.ts';
import { Bookmark, SavedSearch } from './bookmark.ts';
import {
  CompanyAllowance,
  CompanyCountryRelation,
  CompanyCultureLink,
  CompanyHousingSupport,
  CompanyIndustrySector,
  CompanyInsurance,
  CompanyReligiousConsideration,
} from './company-benefits.ts';
import { CompanyCcEmail, CompanyContactPerson } from './company-contacts.ts';
import { CompanyOffice, CompanyOfficeTransportMeans } from './company-offices.ts';
import {
  CompanyAnnualData,
  CompanyAppliableTerm,
  CompanyEmployee,
  CompanyImage,
  CompanyInternalData,
  CompanyJoinableMonth,
} from './company-profile.ts';
import { Company } from './company.ts';
import { Course, Lesson, LessonProgress } from './course.ts';
import { Delivery } from './delivery.ts';
import type { TableModel } from './entity-model.ts';
import { associate } from './associate.ts';
import { columnsOf } from './columns.ts';
import { Event, EventApplication } from './event.ts';
import { StoredFile } from './file.ts';
import { Form, FormAnswer, FormQuestion, FormQuestionAnswer } from './form.ts';
import { ApiKey } from './api-key.ts';
import { WebhookDelivery, WebhookEndpoint } from './webhook.ts';
import { HfMember, HfMemberGid } from './hf-member.ts';
import { Identity } from './identity.ts';
import { InboundKey, RecommendMailReply, UndeliverableAddress } from './inbound-mail.ts';
import { Inquiry, InquiryReply } from './inquiry.ts';
import { Interview, InterviewPractice, InterviewSlot, InterviewSlotRequest } from './interview.ts';
import { MailTemplate, MailTemplateGroup, MailTemplateVersion } from './mail-template.ts';
import { masterDataSets, UserSurveyOption } from './master-data.ts';
import { DonePlanStep } from './done-plan-step.ts';
import { NotificationView } from './notification-view.ts';
import { ChannelPost, NotificationChannel } from './notification-channel.ts';
import { OidcAccount, OidcKey, OidcPayload } from './oidc.ts';
import { OutboxEvent } from './outbox-event.ts';
import { PageView } from './page-view.ts';
import { ApplicationPresence, InquiryPresence } from './presence.ts';
import { RecommendDismissal } from './recommend-dismissal.ts';
import {
  MailSuppression,
  RecommendMail,
  RecommendMailRecruitment,
  RecommendMailRemindRecruitment,
} from './recommend-mail.ts';
import {
  RecruitmentAllowance,
  RecruitmentAnnualHiringNumber,
  RecruitmentCareer,
  RecruitmentJobCategory,
  RecruitmentOffice,
  RecruitmentRecruitReason,
  RecruitmentRelatedCountry,
  RecruitmentRequiredLanguage,
  RecruitmentRequiredLanguageExamination,
  RecruitmentRequiredPersonality,
  RecruitmentRequiredSkill,
  RecruitmentResumeQuestion,
  RecruitmentSelectionStep,
  RecruitmentSelectionStepLanguage,
  RecruitmentTargetStudyDepartmentCategory,
} from './recruitment-lists.ts';
import { RecruitmentPublicVersion } from './recruitment-public-version.ts';
import { RecruitmentRevision } from './recruitment-revision.ts';
import { initRecruitmentSearchRow, RecruitmentSearchRow } from './recruitment-search-row.ts';
import { Recruitment } from './recruitment.ts';
import { ReferralCode } from './referral-code.ts';
import { ApplicationMessage } from './application-message.ts';
import { ResumeComment, ResumeVersion } from './resume-history.ts';
import { ResumeQuestion, ResumeQuestionTemplate } from './resume-question.ts';
import { Resume, ResumeQuestionAnswer } from './resume.ts';
import { Mention } from './mention.ts';
import { SavedComment } from './saved-comment.ts';
import { SavedView, SavedViewDefault } from './saved-view.ts';
import { SearchAlias } from './search-alias.ts';
import { SearchName } from './search-name.ts';
import { Setting } from './setting.ts';
import { University } from './university.ts';
import {
  JobHistory,
  JobHistoryQuitReasonLink,
  UserAcademicMajor,
  UserCertification,
  UserHopedPrefecture,
  UserInterestingIndustry,
  UserInterestingJobCategory,
  UserLanguageExamination,
  UserLanguageSkill,
  UserSchool,
  UserSkill,
  UserSurveyAnswer,
  UserUniversity,
} from './user-lists.ts';
import { UserMerge, UserMergeRow } from './user-merge.ts';
import { UserAnalyticsData, UserResidenceRecord } from './user-records.ts';
import { UserConsultation, UserDistinction, UserMatchKey, UserNote } from './user-staff-records.ts';
import { User } from './user.ts';

/** Every model by the name of its set, or else of its table. */
const MODELS = {
  ...masterDataSets,
  user_survey_options: UserSurveyOption,
  account_deletions: AccountDeletion,
  backups: Backup,
  job_introduction_records: JobIntroductionRecord,
  outside_removals: ExternalRemoval,
  admin_sessions: AdminSession,
  application_presences: ApplicationPresence,
  inquiry_presences: InquiryPresence,
  application_hf_members: ApplicationHfMember,
  application_events: ApplicationEvent,
  application_offers: ApplicationOffer,
  applications: Application,
  articles: Article,
  audit_logs: AuditLog,
  bookmarks: Bookmark,
  saved_searches: SavedSearch,
  company_country_relations: CompanyCountryRelation,
  company_industry_sectors: CompanyIndustrySector,
  company_allowances: CompanyAllowance,
  company_insurances: CompanyInsurance,
  company_housing_supports: CompanyHousingSupport,
  company_culture_links: CompanyCultureLink,
  company_religious_considerations: CompanyReligiousConsideration,
  company_cc_emails: CompanyCcEmail,
  company_contact_persons: CompanyContactPerson,
  company_offices: CompanyOffice,
  company_office_transport_means: CompanyOfficeTransportMeans,
  company_images: CompanyImage,
  company_employees: CompanyEmployee,
  company_annual_data: CompanyAnnualData,
  company_appliable_terms: CompanyAppliableTerm,
  company_joinable_months: CompanyJoinableMonth,
  company_internal_data: CompanyInternalData,
  companies: Company,
  courses: Course,
  lessons: Lesson,
  lesson_progresses: LessonProgress,
  deliveries: Delivery,
  events: Event,
  event_applications: EventApplication,
  files: StoredFile,
  forms: Form,
  form_questions: FormQuestion,
  form_answers: FormAnswer,
  form_question_answers: FormQuestionAnswer,
  hf_members: HfMember,
  hf_member_gids: HfMemberGid,
  identities: Identity,
  undeliverable_addresses: UndeliverableAddress,
  recommend_mail_replies: RecommendMailReply,
  inbound_keys: InboundKey,
  inquiries: Inquiry,
  inquiry_replies: InquiryReply,
  interviews: Interview,
  interview_practices: InterviewPractice,
  interview_slots: InterviewSlot,
  interview_slot_requests: InterviewSlotRequest,
  mail_template_groups: MailTemplateGroup,
  mail_templates: MailTemplate,
  mail_template_versions: MailTemplateVersion,
  notification_channels: NotificationChannel,
  channel_posts: ChannelPost,
  api_keys: ApiKey,
  webhook_endpoints: WebhookEndpoint,
  webhook_deliveries: WebhookDelivery,
  oidc_payloads: OidcPayload,
  oidc_accounts: OidcAccount,
  oidc_keys: OidcKey,
  outbox_events: OutboxEvent,
  page_views: PageView,
  recommend_dismissals: RecommendDismissal,
  recommend_mails: RecommendMail,
  recommend_mail_recruitments: RecommendMailRecruitment,
  recommend_mail_remind_recruitments: RecommendMailRemindRecruitment,
  mail_suppressions: MailSuppression,
  done_plan_steps: DonePlanStep,
  notification_views: NotificationView,
  recruitment_job_categories: RecruitmentJobCategory,
  recruitment_related_countries: RecruitmentRelatedCountry,
  recruitment_offices: RecruitmentOffice,
  recruitment_annual_hiring_numbers: RecruitmentAnnualHiringNumber,
  recruitment_recruit_reasons: RecruitmentRecruitReason,
  recruitment_careers: RecruitmentCareer,
  recruitment_allowances: RecruitmentAllowance,
  recruitment_target_study_department_categories: RecruitmentTargetStudyDepartmentCategory,
  recruitment_required_skills: RecruitmentRequiredSkill,
  recruitment_required_languages: RecruitmentRequiredLanguage,
  recruitment_required_language_examinations: RecruitmentRequiredLanguageExamination,
  recruitment_required_personalities: RecruitmentRequiredPersonality,
  recruitment_selection_steps: RecruitmentSelectionStep,
  recruitment_selection_step_languages: RecruitmentSelectionStepLanguage,
  recruitment_resume_questions: RecruitmentResumeQuestion,
  recruitment_public_versions: RecruitmentPublicVersion,
  recruitment_revisions: RecruitmentRevision,
  recruitment_search_rows: RecruitmentSearchRow,
  recruitments: Recruitment,
  referral_codes: ReferralCode,
  application_messages: ApplicationMessage,
  resume_comments: ResumeComment,
  resume_versions: ResumeVersion,
  resume_questions: ResumeQuestion,
  resume_question_templates: ResumeQuestionTemplate,
  resumes: Resume,
  resume_question_answers: ResumeQuestionAnswer,
  mentions: Mention,
  saved_comments: SavedComment,
  saved_view_defaults: SavedViewDefault,
  saved_views: SavedView,
  search_aliases: SearchAlias,
  search_names: SearchName,
  settings: Setting,
  universities: University,
  user_survey_answers: UserSurveyAnswer,
  user_hoped_prefectures: UserHopedPrefecture,
  user_interesting_job_categories: UserInterestingJobCategory,
  user_interesting_industries: UserInterestingIndustry,
  user_language_skills: UserLanguageSkill,
  user_skills: UserSkill,
  user_universities: UserUniversity,
  user_schools: UserSchool,
  user_academic_majors: UserAcademicMajor,
  job_histories: JobHistory,
  job_history_quit_reason_links: JobHistoryQuitReasonLink,
  user_language_examinations: UserLanguageExamination,
  user_certifications: UserCertification,
  user_merges: UserMerge,
  user_merge_rows: UserMergeRow,
  user_residence_records: UserResidenceRecord,
  user_analytics_data: UserAnalyticsData,
  user_notes: UserNote,
  user_consultations: UserConsultation,
  user_distinctions: UserDistinction,
  user_match_keys: UserMatchKey,
  users: User,
};

type AllModels = { [N in keyof typeof MODELS]: InstanceType<(typeof MODELS)[N]> };
declare module './entity-model.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface Models extends AllModels {}
}

function bind(model: TableModel, sequelize: Sequelize): void {
  const stamp = (name: string) => name in model.fields && name;
  model.init(columnsOf(model.fields, model.table_name), {
    sequelize,
    tableName: model.table_name,
    underscored: true,
    createdAt: stamp('created_at'),
    updatedAt: stamp('updated_at'),
  });
}

/**
 * Binds every model to one connection and lays the associations. Call once per process and database:
 * Sequelize keeps the connection on the class, so a later call moves all models to the new one.
 */
export function initModels(sequelize: Sequelize): void {
  for (const model of Object.values(MODELS)) if (model !== RecruitmentSearchRow) bind(model, sequelize);
  initRecruitmentSearchRow(sequelize);
  associate(MODELS);
}
