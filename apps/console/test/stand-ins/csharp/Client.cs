// Stands in for the vendor's client, with what the tests call, as it is called there.
using System;
using System.Collections.Generic;
using System.Net.Http;
using System.Text;

namespace Newtonsoft.Json
{
    public static class JsonConvert
    {
        public static T DeserializeObject<T>(string json)
        {
            return (T)Activator.CreateInstance(typeof(T), json);
        }
    }
}

namespace DocuSign.eSign.Model
{
    public class EnvelopeDefinition
    {
        public readonly string Json;

        public EnvelopeDefinition(string json)
        {
            Json = json;
        }
    }
}

namespace DocuSign.eSign.Client
{
    public class Configuration
    {
        public readonly Dictionary<string, string> DefaultHeader = new Dictionary<string, string>();
    }

    public class DocuSignClient
    {
        public readonly Configuration Configuration = new Configuration();
        private readonly string address;

        public DocuSignClient(string address)
        {
            this.address = address;
        }

        public string Send(HttpMethod method, string path, string body)
        {
            var request = new HttpRequestMessage(method, address + path);
            foreach (var header in Configuration.DefaultHeader)
                request.Headers.TryAddWithoutValidation(header.Key, header.Value);
            if (body != null) request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            return new HttpClient().SendAsync(request).Result.Content.ReadAsStringAsync().Result;
        }
    }
}

namespace DocuSign.eSign.Api
{
    using DocuSign.eSign.Client;
    using DocuSign.eSign.Model;

    public class EnvelopesApi
    {
        private readonly DocuSignClient client;

        public EnvelopesApi(DocuSignClient client)
        {
            this.client = client;
        }

        public class ListStatusChangesOptions
        {
            public string fromDate { get; set; }
            public string status { get; set; }
        }

        public string CreateEnvelope(string account, EnvelopeDefinition definition)
        {
            return client.Send(HttpMethod.Post, "/v2.1/accounts/" + account + "/envelopes", definition.Json);
        }

        public string ListStatusChanges(string account, ListStatusChangesOptions options)
        {
            var query = "from_date=" + Uri.EscapeDataString(options.fromDate) + "&status=" + Uri.EscapeDataString(options.status);
            return client.Send(HttpMethod.Get, "/v2.1/accounts/" + account + "/envelopes?" + query, null);
        }
    }
}
