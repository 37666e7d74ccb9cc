export const no_script = {
  title: 'Trang này cần JavaScript',
  whole:
    'Tìm việc, ứng tuyển, đăng ký và đăng nhập cần JavaScript. Hãy bật JavaScript trong phần cài đặt của trình duyệt rồi tải lại trang này.',
  part: 'Bạn có thể đọc trang này mà không cần JavaScript. Tìm việc, ứng tuyển, đăng ký và đăng nhập thì cần: hãy bật JavaScript trong phần cài đặt của trình duyệt.',
  read: 'Các trang đọc được không cần JavaScript',
  languages: 'Ngôn ngữ',
};
