import type { top as en } from '../en/top.ts';
import type { Translation } from '../translation.ts';

export const top: Translation<typeof en> = {
  title: 'Việc làm tại Nhật Bản cho du học sinh',
  hero: {
    heading: 'Bước đầu tiên cho sự\u00a0nghiệp tại Nhật',
    lead: 'Tìm công ty muốn tuyển du học sinh, ứng tuyển bằng lời của chính bạn, và nộp sơ yếu lý lịch kiểu Nhật (履歴書) đã được người hướng dẫn (mentor) xem lại cùng bạn.',
    signUp: 'Đăng ký miễn phí',
    logIn: 'Tôi đã có tài khoản',
  },
  claims: {
    heading: 'Tabidachi qua những con số',
    partner_firms: { value: '{{count}}+', label: 'công ty đối tác' },
    companies_to_apply: { value: '{{count}}+', label: 'công ty bạn có thể ứng tuyển' },
    resume_days: { value: '{{count}} ngày', label: 'để hoàn thành sơ yếu lý lịch' },
    minutes: { value: '{{count}} phút', label: 'để đăng ký' },
  },
  steps: {
    heading: 'Cách sử dụng',
    search: {
      title: 'Tìm việc hợp với bạn',
      text: 'Mỗi tin đều cho biết công việc thực sự cần trình độ tiếng Nhật nào, mức lương theo bằng cấp của bạn, và bạn có được ứng tuyển hay không.',
    },
    write: {
      title: 'Viết bằng lời của bạn',
      text: 'Chúng tôi giải thích mỗi câu hỏi muốn biết điều gì và gợi ý cách mở đầu. Nếu công ty chấp nhận, bạn có thể viết bằng tiếng Anh.',
    },
    mentor: {
      title: 'Người hướng dẫn xem lại',
      text: 'Người hướng dẫn sửa tiếng Nhật cho bạn. Bạn thấy mọi chỗ được sửa, và không có gì được gửi đi trước khi bạn đồng ý.',
    },
    result: {
      title: 'Luôn nhận được kết quả',
      text: 'Bạn biết hồ sơ ứng tuyển đang ở bước nào, ai làm bước tiếp theo và hạn đến khi nào. Chúng tôi cùng bạn luyện phỏng vấn.',
    },
  },
  jobs: {
    heading: 'Việc làm mới',
    all: 'Xem tất cả việc làm',
    empty: 'Việc làm mới sắp có. Hãy đăng ký để là người đầu tiên được xem.',
  },
  closing: {
    heading: 'Sẵn sàng lên đường chưa?',
    text: 'Năm phút hôm nay, và hồ sơ cá nhân của bạn dùng được cho mọi lần ứng tuyển.',
  },
};
