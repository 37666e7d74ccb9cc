import type { common as en } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common: Translation<typeof en> = {
  loading: 'Đang tải…',
  retry: 'Thử lại',
  reload: 'Tải lại trang',
  close: 'Đóng',
  clear: 'Xóa',
  open: 'Mở',
  cancel: 'Hủy',
  save: 'Lưu',
  yes: 'Có',
  no: 'Không',
  year: 'Năm',
  month: 'Tháng',
  optional: 'không bắt buộc',
  removeRow: 'Xóa {{row}}',
  addToCalendar: 'Thêm vào lịch',
  pages: 'Các trang',
  noMatch: 'Không có kết quả',
  skip: 'Chuyển đến nội dung chính',
  failed: 'Chưa thực hiện được',
  notAllowed: 'Bạn không có quyền xem trang này',
  offline:
    'Bạn đang ngoại tuyến. Những gì bạn viết được giữ trên thiết bị này và sẽ được lưu khi có mạng trở lại.',
  noConnection: {
    title: 'Không có kết nối',
    text: 'Chúng tôi không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.',
  },
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Trang này có thể đã đóng hoặc chuyển sang chỗ khác, hoặc địa chỉ bị gõ sai.',
    toJobs: 'Tìm việc làm',
  },
  chunk: {
    title: 'Không tải được trang',
    text: 'Mạng quá chậm, hoặc Tabidachi vừa được cập nhật. Tải lại trang thường sẽ khắc phục được.',
  },
  crash: {
    title: 'Trang này đã gặp lỗi',
    text: 'Đây là lỗi của chúng tôi. Nội dung bạn đang viết vẫn được giữ trên thiết bị này. Vui lòng tải lại trang.',
  },
  session: {
    ended:
      'Bạn đã bị đăng xuất. Những gì bạn viết vẫn được giữ trên thiết bị này. Vui lòng đăng nhập để tiếp tục.',
    unreachable: 'Chúng tôi chưa kiểm tra được việc đăng nhập. Những gì bạn viết vẫn còn ở đây.',
    logIn: 'Đăng nhập',
  },
  outsideJapan:
    'Có vẻ bạn đang ở ngoài Nhật Bản. Dịch vụ này dành cho người có tư cách lưu trú (在留資格) hợp lệ tại Nhật Bản, hoặc sắp đến Nhật Bản, sắp du học tại Nhật Bản.',
  header: { home: 'Tabidachi, trang đầu', language: 'Ngôn ngữ' },
  menu: {
    title: 'Menu',
    open: 'Mở menu',
    close: 'Đóng menu',
    jobs: 'Việc làm',
    courses: 'Khóa học',
    events: 'Sự kiện',
    articles: 'Bài viết',
    applications: 'Việc đã ứng tuyển',
    profile: 'Hồ sơ cá nhân',
    privacy: 'Dữ liệu của bạn',
    logIn: 'Đăng nhập',
    signUp: 'Đăng ký',
    finishSignUp: 'Hoàn tất đăng ký',
    logOut: 'Đăng xuất',
  },
  inquiry: {
    open: 'Hỏi chúng tôi',
    title: 'Hỏi chúng tôi',
    message: 'Câu hỏi của bạn',
    help: 'Chúng tôi trả lời qua e-mail, thường trong vòng hai ngày làm việc.',
    send: 'Gửi',
    sent: 'Đã gửi câu hỏi của bạn',
  },
  staffBanner: 'Bạn đang xem với tư cách nhân viên.',
  footer: { terms: 'Điều khoản sử dụng' },
};
