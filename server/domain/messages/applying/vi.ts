import type { ApplyRefusal } from '../../applying.ts';
import type { EventApplyRefusal } from '../../event-application.ts';

export const applyingMessages: Record<ApplyRefusal | EventApplyRefusal, string> = {
  already_applied: 'Bạn đã ứng tuyển công việc này rồi.',
  reapply_later: 'Bạn có thể ứng tuyển lại công việc này từ {day}.',
  already_applied_event: 'Bạn đã đăng ký sự kiện này rồi.',
  recruitment_closed: 'Công việc này không còn nhận ứng tuyển.',
  outside_appliable_term: 'Công ty này hiện không nhận ứng tuyển.',
  applies_elsewhere: 'Việc đăng ký được nhận ở trang khác.',
  deadline_over: 'Đã hết hạn đăng ký.',
  resume_file_missing: 'Sự kiện này yêu cầu tệp sơ yếu lý lịch. Vui lòng tải lên trước.',
};
