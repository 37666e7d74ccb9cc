import type { recommended as en } from '../en/recommended.ts';
import type { Translation } from '../translation.ts';

export const recommended: Translation<typeof en> = {
  title: 'Việc làm được chọn cho bạn',
  from: '{{name}} đã chọn những việc làm này cho bạn vào {{day}}.',
  fromUs: 'Chúng tôi đã chọn những việc làm này cho bạn vào {{day}}.',
  back: 'Tất cả việc làm',
  again: 'Lý do giới thiệu lại:',
  talk: 'Bạn có buổi trao đổi nghề nghiệp vào {{when}} (giờ Nhật Bản). Khi đó hãy cho biết bạn thích việc nào.',
  gone_other: '{{count}} việc làm trong e-mail này đã ngừng tuyển.',
  noneTitle: 'Những việc làm này đã ngừng tuyển',
  noneText: 'Có thể còn việc khác hợp với bạn.',
  toJobs: 'Tìm việc làm',
};
