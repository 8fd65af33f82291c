# A formula for Homebrew. A tap replaces OWNER, REPOSITORY, and the checksum of the tag's source archive.
# Unproven: no release has been tagged yet, and nobody has installed it.
class Clipsite < Formula
  desc "Website, AASA files, and codes of an App Clip from Markdown files"
  homepage "https://github.com/OWNER/REPOSITORY"
  url "https://github.com/OWNER/REPOSITORY/archive/refs/tags/v0.2.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "swift" => :build if OS.linux?
  depends_on "cmark"
  depends_on "libyaml"
  depends_on "openssl@3"
  depends_on "qrencode"
  depends_on "vips"
  uses_from_macos "curl"

  def install
    ENV["CLIPSITE_COMMIT"] = "v#{version}"
    arguments = ["--disable-sandbox", "-c", "release", "--product", "clipsite"]
    arguments << "--static-swift-stdlib" if OS.linux?
    system "swift", "build", *arguments
    bin.install ".build/release/clipsite"
    generate_completions_from_executable(bin/"clipsite", "completions")
    doc.install "Sources/ClipsiteLocales/Notices.txt"
  end

  test do
    system bin/"clipsite", "init", "site"
    system bin/"clipsite", "build", "--strict", "--site", "site"
    assert_path_exists testpath/"site/Output/example.com/.well-known/apple-app-site-association"
  end
end
