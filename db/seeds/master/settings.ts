import type { JsonValue } from '../../../domain/entities/fields.ts';

/**
 * First values of what staff may edit. `claims` are the marketing claims of the specification (section 1);
 * `residence_status_notice` says for whom the service is.
 */
export const settings: Record<string, JsonValue> = {
  claims: { partner_firms: 170, companies_to_apply: 100, resume_days: 3, minutes: 5 },
  residence_status_notice: {
    ja: '本サービスは、有効な日本の在留資格をお持ちの方、またはまもなく来日・日本に留学する方のためのサービスです。海外にお住まいの方は、講座・記事・イベントをご利用いただけますが、求人のご紹介はできません。',
    en: 'This service is for people who hold a valid Japanese residence status, or who will soon visit or study in Japan. If you live outside Japan you may use the courses, articles and events, but we cannot introduce jobs to you.',
    vi: 'Dịch vụ này dành cho người có tư cách lưu trú hợp lệ tại Nhật Bản hoặc sắp đến Nhật Bản, sắp du học tại Nhật Bản. Nếu bạn sống ngoài Nhật Bản, bạn có thể sử dụng khóa học, bài viết và sự kiện, nhưng chúng tôi không thể giới thiệu việc làm.',
  },
};
