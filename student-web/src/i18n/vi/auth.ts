import type { auth as en } from '../en/auth.ts';
import type { Translation } from '../translation.ts';

export const auth: Translation<typeof en> = {
  unreachable: 'Hiện không kết nối được với dịch vụ đăng nhập. Vui lòng thử lại sau vài phút.',
  unconfigured: 'Thiếu cấu hình Auth0.',
  logIn: {
    title: 'Đăng nhập',
    lead: 'Chào mừng bạn trở lại. Bạn sẽ sang trang đăng nhập trong giây lát rồi quay về đúng chỗ đang xem.',
    continue: 'Đến trang đăng nhập',
    noAccount: 'Bạn chưa có tài khoản?',
    signUp: 'Đăng ký miễn phí',
  },
  signUp: {
    title: 'Bắt đầu sự nghiệp tại Nhật Bản',
    lead: 'Đăng ký miễn phí, và mọi thứ dành cho sinh viên cũng miễn phí. Chỉ mất khoảng năm phút.',
    wanted: 'Vui lòng đăng ký hoặc đăng nhập để xem trang này. Xong xuôi, bạn sẽ quay lại đây.',
    steps: {
      account: 'Tạo tài khoản bằng địa chỉ e-mail và mật khẩu',
      email: 'Xác nhận địa chỉ e-mail bằng liên kết chúng tôi gửi cho bạn',
      profile: 'Cho chúng tôi biết đôi chút về bạn và tìm việc phù hợp',
    },
    continue: 'Tạo tài khoản',
    haveAccount: 'Bạn đã có tài khoản?',
    logIn: 'Đăng nhập',
    done: 'Chào mừng bạn đến với Tabidachi!',
  },
  verify: {
    title: 'Vui lòng xác nhận địa chỉ e-mail',
    lead: 'Chúng tôi đã gửi một liên kết đến {{email}}. Hãy mở liên kết đó rồi quay lại trang này. Nếu không thấy thư, bạn hãy xem cả thư mục thư rác.',
    check: 'Tôi đã mở liên kết',
    notYet: 'Địa chỉ của bạn chưa được xác nhận. Vui lòng mở liên kết trong thư trước.',
    otherAccount: 'Dùng địa chỉ e-mail khác',
  },
  signUpForm: {
    title: 'Đôi lời về bạn',
    lead: 'Mọi thứ đều có thể sửa lại sau. Các mục có dấu * là bắt buộc.',
    email: 'Địa chỉ e-mail',
    referral: 'Mã giới thiệu',
    referralHelp: 'Chỉ điền nếu có người đưa mã cho bạn.',
    agree: 'Tôi đã đọc và đồng ý với <terms>điều khoản sử dụng</terms>.',
    submit: 'Đăng ký',
  },
  callback: {
    title: 'Đang đăng nhập',
    waiting: 'Đang đăng nhập…',
    failed: 'Đăng nhập không thành công.',
    failedText: 'Việc đăng nhập chưa hoàn tất. Chưa có gì thay đổi; vui lòng thử lại lần nữa.',
    again: 'Đăng nhập lại',
  },
  logOut: {
    title: 'Đăng xuất',
    waiting: 'Đang đăng xuất…',
    notYet: 'Bạn vẫn đang đăng nhập trên trình duyệt này.',
  },
  deprecatedEmail: {
    title: 'Địa chỉ e-mail này đã được liên kết với một cách đăng ký khác.',
    text: 'Vui lòng đăng nhập bằng cách đó.',
    again: 'Quay lại đăng nhập',
    logOut: 'Đăng xuất trước',
  },
};
