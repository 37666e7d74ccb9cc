import type { terms as en } from '../en/terms.ts';
import type { Translation } from '../translation.ts';

export const terms: Translation<typeof en> = {
  title: 'Điều khoản sử dụng',
  lead: 'Các điều khoản này cho biết bạn có thể trông đợi gì ở Tabidachi và chúng tôi trông đợi gì ở bạn. Chúng tôi viết ngắn gọn để bạn dễ đọc.',
  service: {
    title: 'Dịch vụ của chúng tôi',
    text: 'Chúng tôi giới thiệu việc làm tại Nhật Bản cho du học sinh, giúp bạn viết sơ yếu lý lịch kiểu Nhật (履歴書) cùng người hướng dẫn (mentor), gửi cho công ty và báo kết quả cho bạn.',
  },
  who: {
    title: 'Ai có thể sử dụng',
    text: 'Dịch vụ dành cho người có tư cách lưu trú (在留資格) hợp lệ tại Nhật Bản, hoặc sắp đến Nhật Bản, sắp du học tại Nhật Bản. Nếu sống ngoài Nhật Bản, bạn có thể dùng khóa học, bài viết và sự kiện, nhưng chúng tôi không thể giới thiệu việc làm.',
  },
  account: {
    title: 'Tài khoản của bạn',
    text: 'Mỗi người có một tài khoản. Hãy giữ kín mật khẩu và báo ngay cho chúng tôi nếu có người khác dùng tài khoản của bạn.',
  },
  fees: {
    title: 'Chi phí',
    text: 'Sinh viên không phải trả bất kỳ khoản phí nào: khi tìm việc, khi ứng tuyển và cả khi được nhận vào làm.',
  },
  truth: {
    title: 'Thông tin trung thực',
    text: 'Những gì bạn viết trong hồ sơ cá nhân và sơ yếu lý lịch phải đúng sự thật. Công ty có thể rút lại lời mời nhận việc (内定) nếu lời mời đó dựa trên thông tin sai. Người hướng dẫn chỉ được sửa câu chữ khi bạn cho phép, và không có gì được gửi đến công ty trước khi bạn xem và đồng ý.',
  },
  data: {
    title: 'Dữ liệu của bạn',
    text: 'Chúng tôi dùng dữ liệu của bạn để giới thiệu việc làm, chuẩn bị hồ sơ ứng tuyển và lưu các bản ghi theo yêu cầu của pháp luật trong hai năm. Công ty chỉ nhận được sơ yếu lý lịch khi bạn ứng tuyển vào đó. Những câu trả lời riêng tư không bắt buộc, như sức khỏe hay người phụ thuộc, mặc định không được in trên sơ yếu lý lịch và không được chuyển cho công ty trừ khi bạn yêu cầu.',
  },
  forbidden: {
    title: 'Những điều không được phép',
    text: 'Dùng dữ liệu của người khác, ứng tuyển dưới tên người khác, gây cản trở dịch vụ, hoặc dùng dịch vụ vào việc khác ngoài tìm việc làm.',
  },
  liability: {
    title: 'Trách nhiệm',
    text: 'Công ty tự quyết định tuyển ai. Chúng tôi kiểm tra kỹ các tin tuyển dụng và sửa sai sót ngay khi biết, nhưng không thể cam kết kết quả.',
  },
  changes: {
    title: 'Thay đổi điều khoản',
    text: 'Khi thay đổi các điều khoản này, chúng tôi báo trước cho bạn qua e-mail. Luật Nhật Bản được áp dụng; bản tiếng Nhật là bản có giá trị quyết định.',
  },
};
