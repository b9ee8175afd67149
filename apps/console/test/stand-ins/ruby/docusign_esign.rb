# Stands in for the vendor's client, with what the tests call, as it is called there.
require 'json'
require 'net/http'

module DocuSign_eSign
  class Configuration
    attr_accessor :scheme, :host, :base_path
  end

  class ListStatusChangesOptions
    attr_accessor :from_date, :status
  end

  class ApiClient
    attr_reader :default_headers

    def initialize(configuration)
      @configuration = configuration
      @default_headers = {}
    end

    def send_request(type, path, body = nil)
      address = "#{@configuration.scheme}://#{@configuration.host}#{@configuration.base_path}"
      uri = URI(address + path)
      request = type.new(uri, @default_headers.merge('Content-Type' => 'application/json'))
      request.body = body.to_json unless body.nil?
      Net::HTTP.start(uri.host, uri.port) { |http| http.request(request) }.body
    end
  end

  class EnvelopesApi
    def initialize(client)
      @client = client
    end

    def create_envelope(account_id, envelope_definition, _options = nil)
      path = "/v2.1/accounts/#{account_id}/envelopes"
      @client.send_request(Net::HTTP::Post, path, envelope_definition)
    end

    def list_status_changes(account_id, options)
      query = URI.encode_www_form('from_date' => options.from_date, 'status' => options.status)
      @client.send_request(Net::HTTP::Get, "/v2.1/accounts/#{account_id}/envelopes?#{query}")
    end
  end
end
