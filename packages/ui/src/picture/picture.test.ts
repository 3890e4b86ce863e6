import { describe, expect, it } from "vitest";
import { defaultPictureWidth, resizeService } from "./resize-image.tsx";

describe("a picture's address", () => {
  it("S9.16 asks the resize service for width 158 unless another is said", () => {
    expect(defaultPictureWidth).toBe(158);
    expect(resizeService("https://img.example/resize")("/a b.png", defaultPictureWidth)).toBe(
      "https://img.example/resize?url=%2Fa%20b.png&w=158",
    );
  });
  it("keeps what the service's own address asks already", () =>
    expect(resizeService("/resize?q=80")("https://cdn.example/a.png?x=1", 40.4)).toBe(
      "/resize?q=80&url=https%3A%2F%2Fcdn.example%2Fa.png%3Fx%3D1&w=40",
    ));
  it.each(["data:image/png;base64,AAAA", "blob:https://console/1"])(
    "stays as it is when only the page knows it: %s",
    (src) => expect(resizeService("/resize")(src, 158)).toBe(src),
  );
});
